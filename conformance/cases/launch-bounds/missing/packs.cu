/*---
says: Each instance of a kernel template with a parameter pack is remarked where it is first used; what is written for a pack is its beginning.
rules: launch-bounds.missing
runs: host accept, device accept
arguments: --diag_warning=20238
---*/
template <class... T> __global__ void k(T... q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void deduced() { k<<<1, 1>>>(1, 2.f, 'c'); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void written() { k<int, int><<<1, 1>>>(1, 2); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void written_again() { k<<<1, 1>>>(3, 4); }
void begun() { k<int><<<1, 1>>>(1, 2.); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void none() { k<<<1, 1>>>(); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <class A, class... T> __global__ void lead(A, T... q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void lead_alone() { lead<<<1, 1>>>(1); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void lead_begun() { lead<int, float><<<1, 1>>>(1, 2, 3); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void lead_whole() { lead<int, float, int><<<1, 1>>>(1, 2, 3); }
template <class... T> __global__ void point(T *... q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void point_begun(int *a, char *b) { point<int><<<1, 1>>>(a, b); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void point_whole(int *a, char *b) { point<int, char><<<1, 1>>>(a, b); }
void point_const(int *a, char *b) { point<const int><<<1, 1>>>(a, b); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
template <class T> struct A {};
template <class... T> __global__ void of_class(A<T>... q) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void class_begun() { of_class<int><<<1, 1>>>(A<int>(), A<char>()); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void class_whole() { of_class<int, char><<<1, 1>>>(A<int>(), A<char>()); }
template <class... T> struct Tuple {};
template <class... T> __global__ void tuple(Tuple<T...>, T... r) {}
//^ warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void tuple_deduced() { tuple<<<1, 1>>>(Tuple<int, char>(), 1, 'c'); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void tuple_begun() { tuple<int><<<1, 1>>>(Tuple<int, char>(), 1, 'c'); }
void tuple_whole() { tuple<int, char><<<1, 1>>>(Tuple<int, char>(), 1, 'c'); }
void other_type() { k<double><<<1, 1>>>(1, 2); }
//^ device warning[launch-bounds.missing]: no __launch_bounds__ specified for __global__ function
void whole_type() { k<double, int><<<1, 1>>>(1, 2); }
