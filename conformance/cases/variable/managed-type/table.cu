/*---
says: const and reference variables in every memory space.
rules: variable.managed.type
runs: host reject, device reject
---*/
extern int x;
extern const int y;
int a_none;
//^ witness[variable.managed.type(none, no, no)]
const int b_none = 1;
//^ witness[variable.managed.type(none, yes, no)]
int &c_none = x;
//^ witness[variable.managed.type(none, no, yes)]
const int &d_none = y;
//^ witness[variable.managed.type(none, no, yes)]
__device__ int a_device;
//^ witness[variable.managed.type(device, no, no)]
__device__ const int b_device = 1;
//^ witness[variable.managed.type(device, yes, no)]
__device__ int &c_device = x;
//^ witness[variable.managed.type(device, no, yes)]
__device__ const int &d_device = y;
//^ witness[variable.managed.type(device, no, yes)]
__shared__ int a_shared;
//^ witness[variable.managed.type(shared, no, no)]
__shared__ const int b_shared = 1;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(shared, yes, no)]
//^ witness[variable.shared.initializer(shared, yes)]
__shared__ int &c_shared = x;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(shared, no, yes)]
//^ witness[variable.shared.initializer(shared, yes)]
__shared__ const int &d_shared = y;
//^ error[variable.shared.initializer]: initializer not allowed for __shared__ variable
//^ witness[variable.managed.type(shared, no, yes)]
//^ witness[variable.shared.initializer(shared, yes)]
__constant__ int a_constant;
//^ witness[variable.managed.type(constant, no, no)]
__constant__ const int b_constant = 1;
//^ witness[variable.managed.type(constant, yes, no)]
__constant__ int &c_constant = x;
//^ witness[variable.managed.type(constant, no, yes)]
__constant__ const int &d_constant = y;
//^ witness[variable.managed.type(constant, no, yes)]
__managed__ int a_managed;
//^ witness[variable.managed.type(managed, no, no)]
__managed__ const int b_managed = 1;
//^ error[variable.managed.const]: a __managed__ variable cannot have a const qualified type
//^ witness[variable.managed.type(managed, yes, no)]
__managed__ int &c_managed = x;
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ witness[variable.managed.type(managed, no, yes)]
__managed__ const int &d_managed = y;
//^ error[variable.managed.reference]: a __managed__ variable cannot have a reference type
//^ witness[variable.managed.type(managed, no, yes)]
