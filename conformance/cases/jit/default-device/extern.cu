/*---
says: With -default-device an extern variable that nothing defines is a device variable, so it is taken for a static definition; extern "C" before one declaration declares only, too.
rules: variable.extern-definition, jit.default-space
arguments: -default-device
runs: jit accept
---*/
extern int plain;
//^ warning[variable.extern-definition]: extern declaration of the entity plain is treated as a static definition
extern const int constant;
//^ warning[variable.extern-definition]: extern declaration of the entity constant is treated as a static definition
extern __device__ int annotated;
//^ warning[variable.extern-definition]: extern declaration of the entity annotated is treated as a static definition
namespace n {
extern float inner;
//^ warning[variable.extern-definition]: extern declaration of the entity n::inner is treated as a static definition
}
extern int defined;
int defined = 3;
extern int incomplete[];
extern "C" int c_linkage;
//^ warning[variable.extern-definition]: extern declaration of the entity c_linkage is treated as a static definition
extern "C" {
extern int in_braces;
//^ warning[variable.extern-definition]: extern declaration of the entity in_braces is treated as a static definition
int defined_in_braces;
}
struct S {
  static int member;
  static const float constant_member;
};
extern int &reference;
//^ warning[variable.extern-definition]: extern declaration of the entity reference is treated as a static definition
extern __constant__ int of_constant_space;
//^ warning[variable.extern-definition]: extern declaration of the entity of_constant_space is treated as a static definition
