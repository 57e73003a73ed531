/*---
says: What a kernel of tile code must not have.
rules: tile.kernel
runs: host@13.3- reject, device@13.3- reject
arguments: --enable-tile
---*/
__attribute__((tile_global)) int returns(int *p);
//^ error[tile.kernel.return]: a __tile_global__ function must have a void return type
//^ host,device@13.3- witness[tile.kernel(return)]
__attribute__((tile_global)) auto deduced(int *p) {}
//^ error[tile.kernel.deduced-return]: a __tile_global__ function must not have a deduced return type
//^ host,device@13.3- witness[tile.kernel(deduced-return)]
__attribute__((tile_global)) void ellipsis(int *p, ...);
//^ error[tile.kernel.ellipsis]: a __tile_global__ function cannot have ellipsis
//^ host,device@13.3- witness[tile.kernel(ellipsis)]
__attribute__((tile_global)) inline void inlined(int *p) {}
//^ warning[tile.kernel.inline]: inline qualifier ignored for "__tile_global__" function
//^ host,device@13.3- witness[tile.kernel(inline)]
__attribute__((tile_global)) void unthrowing(int *p) noexcept;
//^ error[tile.kernel.exception-specification]: An exception specification is not allowed for a __tile_global__ function or function template
//^ host,device@13.3- witness[tile.kernel(exception-specification)]
struct S {};
__attribute__((tile_global)) void operator-(S a, S b);
//^ error[tile.kernel.operator]: An operator function cannot be a __tile_global__ function
//^ device error[c++]: unsupported type "S" for __tile_global__ function parameter (must be a scalar integral/floating point type, reference type or pointer type excluding pointer to member type)
//^ device error[c++]: unsupported type "S" for __tile_global__ function parameter (must be a scalar integral/floating point type, reference type or pointer type excluding pointer to member type)
//^ host,device@13.3- witness[tile.kernel(operator)]
struct M {
  __attribute__((tile_global)) static void member(int p);
  //^ error[tile.kernel.member]: A __tile_global__ function or function template cannot be a member function
  //^ host,device@13.3- witness[tile.kernel(member)]
};
