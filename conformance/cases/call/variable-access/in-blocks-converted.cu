/*---
says: A conversion function takes the object, a member that is a reference is another object, a pointer that is followed back is none; of a constant whose value is known only the address is told.
rules: call.variable-access
runs: host reject
deviation: oracle host BUG conversion functions, members that are references and `(&x)->y` count as reading; what initialises a constant is not asked, and its address is silent
---*/
struct Part { int x; };
struct Object {
  int &r;
  operator int() const;
};
int made();
void objects(int n) {
  extern __shared__ Object o;
  __shared__ Part part;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  n = o;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  n = o.r;
  n = (&part)->x;
  //^ warning[variable.read-by-host]: a __shared__ variable "part" cannot be directly read in a host function
  auto typed = [&]() -> int & { return v; };
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
}
void constants(int n) {
  __shared__ const int known = 3;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
  __shared__ const int unknown = n;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
  __shared__ const int computed = made();
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
  __shared__ const int array[2] = {1, 2};
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  //^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
  int x = known;
  x = unknown;
  //^ warning[variable.read-by-host]: a __shared__ variable "unknown" cannot be directly read in a host function
  x = computed;
  //^ warning[variable.read-by-host]: a __shared__ variable "computed" cannot be directly read in a host function
  x = array[1];
  //^ warning[variable.read-by-host]: a __shared__ variable "array" cannot be directly read in a host function
  const int *p = &known;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "known" cannot be directly taken in a host function
}
