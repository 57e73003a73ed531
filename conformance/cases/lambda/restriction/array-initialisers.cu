/*---
says: Initialisers of init-captures that are arrays, by whatever expression; those whose address is a constant have decayed before.
rules: lambda.restriction
runs: host reject, device reject
arguments: --extended-lambda
---*/
typedef int Three[3];
using Four = int[4];
using Row = Three &;
struct Base {
  int inherited[2];
};
struct S : Base {
  int a[3];
  int m[2][3];
  int *p;
  static int shared[3];
  void members();
};
int global[3];
const int constants[2] = {1, 2};
int global_rows[2][3];
S object;
extern Three unknown;
void named(Three parameter, int (&reference)[3], int (*pointer)[3]) {
  int z[3];
  Three t;
  const Four c = {};
  constexpr int e[2] = {1, 2};
  int rows[2][3];
  auto copy = z;
  auto &of_z = z;
  const auto &constant = z;
  int (&bound)[3]{z};
  Row row = *rows;
  static int kept[2];
  int (&of_global)[3] = global;
  { auto l = [w = (z)] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w((z))] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w{t}] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = c] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = e] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = of_z] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = constant] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = bound] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = row] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = reference] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = *pointer] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = *rows] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = rows[1]] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = (*(&z))] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = rows[1][2]] __device__ { (void)w; }; }
  { auto l = [w = **rows] __device__ { (void)w; }; }
  { auto l = [w = *z] __device__ { (void)w; }; }
  { auto l = [w = &z] __device__ { (void)w; }; }
  { auto l = [w = &z[0]] __device__ { (void)w; }; }
  { auto l = [w = +z] __device__ { (void)w; }; }
  { auto l = [w = copy] __device__ { (void)w; }; }
  { auto l = [w = parameter] __device__ { (void)w; }; }
  { auto l = [w = pointer] __device__ { (void)w; }; }
  { auto l = [w = kept] __device__ { (void)w; }; }
  { auto l = [w = of_global] __device__ { (void)w; }; }
  { auto l = [w = global] __device__ { (void)w; }; }
  { auto l = [w = constants] __device__ { (void)w; }; }
  { auto l = [w = unknown] __device__ { (void)w; }; }
  { auto l = [w = global_rows[0]] __device__ { (void)w; }; }
  { auto l = [w = "abc"] __device__ { (void)w; }; }
}
void members(S &s, S *p, S value, int n) {
  S array[2];
  auto copy = s;
  auto &reference = array[1];
  S *q = &object;
  S *const known = &object;
  S &of_object = object;
  { auto l = [w = s.a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w(s.a)] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = p->a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = (*p).a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = (&s)->m[n]] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = value.inherited] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = array[0].a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = copy.a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = reference.a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = q->a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [v = s.a, w = s.p, x = s.m] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = s.a[0]] __device__ { (void)w; }; }
  { auto l = [w = s.p] __device__ { (void)w; }; }
  { auto l = [w = s.shared] __device__ { (void)w; }; }
  { auto l = [w = S::shared] __device__ { (void)w; }; }
  { auto l = [w = known->a] __device__ { (void)w; }; }
  { auto l = [w = of_object.a] __device__ { (void)w; }; }
  { auto l = [w = object.a] __device__ { (void)w; }; }
  { auto l = [w = object] __device__ { (void)w; }; }
}
void S::members() {
  { auto l = [w = a] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = this->inherited] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = (*this).m[1]] __device__ { (void)w; }; }
  //^ error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = shared] __device__ { (void)w; }; }
}
template <class T, int N> void pattern(T t, T (&reference)[3]) {
  int z[3];
  int sized[N];
  T typed[3];
  Three three;
  S s;
  { auto l = [w = z] __device__ { (void)w; }; }
  //^ host error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = three] __device__ { (void)w; }; }
  //^ host error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = s.m[N]] __device__ { (void)w; }; }
  //^ host error[lambda.array-init-capture]: An extended __device__ lambda cannot init-capture variables with array type
  { auto l = [w = sized] __device__ { (void)w; }; }
  { auto l = [w = typed] __device__ { (void)w; }; }
  { auto l = [w = reference] __device__ { (void)w; }; }
  { auto l = [w = t.a] __device__ { (void)w; }; }
}
