// Kernels and device functions as friends: declared, defined, templates, specialisations, of templates, with classes between.
#include "check.h"

class Account;
__global__ void friendly(Account *account, int *out);
template <class T> __global__ void friendly_template(Account *account, T *out);

class Account {
  int balance;
  __host__ __device__ int doubled() const { return balance * 2; }

 public:
  __host__ __device__ explicit Account(int start) : balance(start) {}
  friend __global__ void friendly(Account *account, int *out);
  template <class T> friend __global__ void friendly_template(Account *account, T *out);
  friend __device__ int peek(const Account &account) { return account.balance + 1; }
  friend __host__ __device__ int both(const Account &account) { return account.doubled(); }
  friend int audit(const Account &account) { return account.balance; }
  friend struct Auditor;
  friend __device__ int declared_only(const Account &);
  friend __host__ __device__ bool operator==(const Account &a, const Account &b) { return a.balance == b.balance; }
};
__device__ int declared_only(const Account &account) { return account.doubled() + 1; }
__global__ void friendly(Account *account, int *out) { *out = account->balance + peek(*account); }
template <class T> __global__ void friendly_template(Account *account, T *out) { *out = T(declared_only(*account)); }

struct Auditor {
  __host__ __device__ static int look(const Account &account) { return account.balance - 1; }
  static __host__ int launch(Account *account, int *out);
};
__global__ void audited(Account *account, int *out) { *out = Auditor::look(*account); }
int Auditor::launch(Account *account, int *out) {
  audited<<<1, 1>>>(account, out);
  return account->balance;
}

template <class T> class Box {
  T hidden;

 public:
  __host__ __device__ Box(T value) : hidden(value) {}
  friend __host__ __device__ T reveal(const Box &box) { return box.hidden; }
  template <class U> friend class Box;
  template <class U> __host__ __device__ U take(const Box<U> &other) const { return other.hidden + U(hidden); }
};
template <class T> __global__ void revealed(Box<T> box, T *out) { *out = reveal(box) + box.take(Box<T>(T(1))); }

// Friends of two class templates that name their parameter's type by a member typedef are different functions.
__device__ int weigh(int);
int weigh(long);
template <class T> struct Grams {
  typedef T type;
  friend __host__ __device__ int counted(type, Grams) { return 1; }
  friend __host__ __device__ int named(type) { return 1; }
  friend __device__ int weigh(type value) { return value + 1; }
};
template <class T> struct Pounds {
  typedef T type;
  friend int counted(type, Pounds) { return 2; }
  friend int named(type) { return 2; }
  friend int weigh(type value) { return int(value * 2); }
};
template struct Grams<int>;
template struct Pounds<long>;
__global__ void weighed(int *out) { *out = weigh(11) + counted(1, Grams<int>()); }

int main() {
  check::start("friends");
  int *out = check::shared_value<int>();
  static_assert(sizeof(Account) == sizeof(int), "an account is its balance");
  Account *account = reinterpret_cast<Account *>(check::shared_value<int>());
  *account = Account(20);
  friendly<<<1, 1>>>(account, out);
  check::device(check::settled(out), 41);
  friendly_template<<<1, 1>>>(account, out);
  check::device(check::settled(out), 41);
  check::host(Auditor::launch(account, out), 20);
  check::device(check::settled(out), 19);
  revealed<<<1, 1>>>(Box<int>(4), out);
  check::device(check::settled(out), 9);
  weighed<<<1, 1>>>(out);
  check::device(check::settled(out), 13);
  check::host(weigh(21L) + counted(1L, Pounds<long>()), 44);
  check::host(both(*account), 40);
  check::host(audit(*account), 20);
  check::host(*account == Account(20), 1);
  check::host(reveal(Box<int>(3)) + Box<int>(1).take(Box<long>(5)), 9);
  return check::finish();
}
