/*---
says: With -default-device an extern variable that nothing defines is a device variable, so it is taken for a static definition; extern "C" before one declaration declares only, too.
rules: variable.extern-definition, jit.default-space
arguments: -default-device
runs: jit accept
---*/
extern int plain;
extern const int constant;
extern __device__ int annotated;
namespace n {
extern float inner;
}
extern int defined;
int defined = 3;
extern int incomplete[];
extern "C" int c_linkage;
extern "C" {
extern int in_braces;
int defined_in_braces;
}
struct S {
  static int member;
  static const float constant_member;
};
extern int &reference;
extern __constant__ int of_constant_space;
