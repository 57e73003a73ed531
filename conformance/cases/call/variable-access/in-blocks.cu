/*---
says: Variables with a memory space that blocks of host functions declare are read, written and pointed to like others; of a __shared__ one the address is told, too.
rules: call.variable-access
runs: host reject
---*/
struct Part { int x; };
struct Object {
  int a;
  int b[3];
  int *q;
  static int s;
  Object(const Object &);
  Object &operator=(const Object &);
  int get() const;
  static int none();
  int operator[](int);
  int operator()(int) const;
  Object *operator->();
  int operator*();
  int operator-(int);
};
void take(int);
void take_reference(const int &);
void take_double(const double &);
void take_pointer(int *);
void take_object(Object);
void take_part(Part);
void take_any(int, ...);
template <class T>
void deduce(T);
template <class T>
void deduce_reference(const T &);

void values(int n) {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ int a[4];
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ int two[2][3];
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ int *q;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ volatile int w;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __constant__ int c;
  //^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
  static __shared__ int s;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  int x = v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  v = 3;  // warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  v += 3;
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  //^ warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  v++;
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  //^ warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  --v;
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  //^ warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  a[0] = v;
  //^ warning[variable.written-by-host]: a __shared__ variable "a" cannot be directly written in a host function
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  two[1][2] = a[1];
  //^ warning[variable.read-by-host]: a __shared__ variable "a" cannot be directly read in a host function
  //^ warning[variable.written-by-host]: a __shared__ variable "two" cannot be directly written in a host function
  *a = 1;  // warning[variable.written-by-host]: a __shared__ variable "a" cannot be directly written in a host function
  x = *a;  // warning[variable.read-by-host]: a __shared__ variable "a" cannot be directly read in a host function
  x = **two;  // warning[variable.read-by-host]: a __shared__ variable "two" cannot be directly read in a host function
  x = *q;  // warning[variable.read-by-host]: a __shared__ variable "q" cannot be directly read in a host function
  q[1] = 2;  // warning[variable.read-by-host]: a __shared__ variable "q" cannot be directly read in a host function
  x = c;  // warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
  x = n ? v : c;
  //^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  x = v ? 1 : 2;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  (n ? v : x) = 3;
  //^ warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  x = v = 5;
  //^ warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  x = (1, v);  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  x = !v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  x = -v + ~c;
  //^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  x = static_cast<long>(v);
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  x = (int)c;  // warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
  x = int(s);  // warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
  x = static_cast<int &>(v);
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  x = sizeof(v);
  v;
  w;  // warning[variable.read-by-host]: a __shared__ variable "w" cannot be directly read in a host function
  w = 1;  // warning[variable.written-by-host]: a __shared__ variable "w" cannot be directly written in a host function
  a[0];
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  two[1];
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "two" cannot be directly taken in a host function
  if (v) x = 1;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  while (s) break;
  //^ warning[variable.read-by-host]: a __shared__ variable "s" cannot be directly read in a host function
  switch (c) {}
  //^ warning[variable.read-by-host]: a __constant__ variable "c" cannot be directly read in a host function
  for (; v;) break;
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  for (int i = 0; i < v; ++i) s = i;
  //^ warning[variable.written-by-host]: a __shared__ variable "s" cannot be directly written in a host function
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  for (int i : a) x = i;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  auto l = [&] { return v; };
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  static int kept = v;
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  int list[2] = {v, a[1]};
  //^ warning[variable.read-by-host]: a __shared__ variable "a" cannot be directly read in a host function
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  int braced{v};  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  auto copy = v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  (void)v;
}

void addresses() {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ int a[4];
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __device__ int d;
  //^ error[variable.local.automatic]: an automatic "__device__" variable declaration is not allowed inside a host function body
  __constant__ int c;
  //^ error[variable.local.automatic]: an automatic "__constant__" variable declaration is not allowed inside a host function body
  __managed__ int m;
  //^ error[variable.local.automatic]: an automatic "__managed__" variable declaration is not allowed inside a host function body
  int *p = &v;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
  p = a;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  int &r = v;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
  const int &k = v;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
  auto &deduced = v;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
  auto pointer = a;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  long n = &a[1] - a;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  n = *&v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  p = &d;
  p = &c;
  p = &m;
  m = 1;
  d = 1;  // warning[variable.written-by-host]: a __device__ variable "d" cannot be directly written in a host function
}

void calls() {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ int a[4];
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  __shared__ Part part;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  take(v);  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  take_reference(v);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
  take_double(v);
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  take_pointer(a);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  take_part(part);
  //^ warning[variable.read-by-host]: a __shared__ variable "part" cannot be directly read in a host function
  take_any(1, v);
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  take_any(v, a);
  //^ warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  deduce(v);  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  deduce(a);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "a" cannot be directly taken in a host function
  deduce_reference(v);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
}

void objects(int n) {
  extern __shared__ Object o;
  __shared__ Part part;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  Object copy = o;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  copy = o;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  o = copy;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  n = o[n];
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  n = o(n);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  o->get();
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  n = *o;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  n = o - 1;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  n = o.get();
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  o.none();
  n = o.s;
  n = o.a;  // warning[variable.read-by-host]: a __shared__ variable "o" cannot be directly read in a host function
  n = o.b[1];  // warning[variable.read-by-host]: a __shared__ variable "o" cannot be directly read in a host function
  n = *o.q;  // warning[variable.read-by-host]: a __shared__ variable "o" cannot be directly read in a host function
  o.a = 1;  // warning[variable.written-by-host]: a __shared__ variable "o" cannot be directly written in a host function
  take_object(o);
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "o" cannot be directly taken in a host function
  Part other = part;
  //^ warning[variable.read-by-host]: a __shared__ variable "part" cannot be directly read in a host function
  other = part;
  //^ warning[variable.read-by-host]: a __shared__ variable "part" cannot be directly read in a host function
  part = other;
  //^ warning[variable.written-by-host]: a __shared__ variable "part" cannot be directly written in a host function
  part.x += 1;
  //^ warning[variable.read-by-host]: a __shared__ variable "part" cannot be directly read in a host function
  //^ warning[variable.written-by-host]: a __shared__ variable "part" cannot be directly written in a host function
}

int returned() {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  return v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
}
int &reference() {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  return v;
  //^ warning[variable.addressed-by-host]: address of a __shared__ variable "v" cannot be directly taken in a host function
}
auto deduced() {
  __shared__ int v;
  //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
  return v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
}

struct Member {
  int m;
  Member() {
    __shared__ int v;
    //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
    m = v;  // warning[variable.read-by-host]: a __shared__ variable "v" cannot be directly read in a host function
  }
  void write() {
    __shared__ int v;
    //^ error[variable.local.static]: a static "__shared__" variable declaration is not allowed inside a host function body
    v = m;  // warning[variable.written-by-host]: a __shared__ variable "v" cannot be directly written in a host function
  }
};
