/*---
says: A converting constructor initialises an object by `=`, whatever its parameter's type is called, with no copy constructor declared.
rules: call.space, call.form
runs: host reject
---*/
struct From { unsigned v; __device__ From(); __device__ From(unsigned); };
typedef From Alias;
struct ByAlias : From { __device__ ByAlias(const Alias &a); __device__ ByAlias(int x); };
struct ByMember : From { typedef From member; __device__ ByMember(const member &a); __device__ ByMember(int x); };
struct ByValue { using member = From; __device__ ByValue(member a); };
struct ByMove { typedef From member; __device__ ByMove(member &&a); };
template <class T> struct Of { typedef T member; __device__ Of(const member &a); };
void initialised(From a) {
  ByAlias q = a;
  //^ error[call.device-from-host]: calling a __device__ function("ByAlias::ByAlias(const ::From &)") from a __host__ function("initialised") is not allowed
  ByMember r = a;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN8ByMemberC1E1?") from a __host__ function("initialised") is not allowed
  ByValue s = a;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN7ByValueC1E1?") from a __host__ function("initialised") is not allowed
  Of<From> t = a;
  //^ error[call.device-from-host]: calling a __device__ function("_ZN2OfI1?EC1E1?") from a __host__ function("initialised") is not allowed
}
void moved() {
  ByMove m = From();
  //^ error[call.device-from-host]: calling a __device__ function("From::From()") from a __host__ function("moved") is not allowed
  //^ error[call.device-from-host]: calling a __device__ function("_ZN6ByMoveC1E1?") from a __host__ function("moved") is not allowed
}
