#pragma once

/// The sum of `count` numbers of `of`: on the GPU where there is one; `error` is the runtime's, 0 for none.
template <class T> T sum(const T *of, int count, int &error);
extern template int sum<int>(const int *, int, int &);
