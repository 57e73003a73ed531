/*---
says: In a template an operand is read where the operator's other operand depends on nothing, and before && and || in any case.
rules: call.variable-access
runs: host reject
deviation: oracle host N-I it decides nothing where another operand depends on template parameters
---*/
struct S { int x; };
template <class T> struct Class {
  int number; T dependent; S s; static int shared; T *p; int *q;
  T member();
  int operands(T t) {
    __device__ static int id;
    //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    int i = 0;
    i = id + this->number;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    i = id + this->s.x;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    i = id + this->shared;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    i = id + this->q[1];
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    this->number = id;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    this->q[id] = 1;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    bool b = id && this->dependent;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = dependent && id;
    b = id || member();
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = id && (dependent == 1);
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = this->number && id;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = id == i || t;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = i < id && t.x();
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = t.x() && i < id;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = t && id == 3;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    b = i == 3 && t && id;
    b = i == 3 || id == 3 || t;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
    t = id;
    t(id);
    return 1;
  }
};
