/*---
says: Of as many overloads as a toolkit's header has of one name, the one that is called.
rules: call.space
runs: host reject
---*/
struct T0; struct T1; struct T2; struct T3;
__device__ int load(const T0 *); __device__ int load(const T1 *); __device__ int load(const T2 *); __device__ int load(const T3 *);
struct T4; struct T5; struct T6; struct T7;
__device__ int load(const T4 *); __device__ int load(const T5 *); __device__ int load(const T6 *); __device__ int load(const T7 *);
struct T8; struct T9; struct T10; struct T11;
__device__ int load(const T8 *); __device__ int load(const T9 *); __device__ int load(const T10 *); __device__ int load(const T11 *);
struct T12; struct T13; struct T14; struct T15;
__device__ int load(const T12 *); __device__ int load(const T13 *); __device__ int load(const T14 *); __device__ int load(const T15 *);
struct T16; struct T17; struct T18; struct T19;
__device__ int load(const T16 *); __device__ int load(const T17 *); __device__ int load(const T18 *); __device__ int load(const T19 *);
struct T20; struct T21; struct T22; struct T23;
__device__ int load(const T20 *); __device__ int load(const T21 *); __device__ int load(const T22 *); __device__ int load(const T23 *);
struct T24; struct T25; struct T26; struct T27;
__device__ int load(const T24 *); __device__ int load(const T25 *); __device__ int load(const T26 *); __device__ int load(const T27 *);
struct T28; struct T29; struct T30; struct T31;
__device__ int load(const T28 *); __device__ int load(const T29 *); __device__ int load(const T30 *); __device__ int load(const T31 *);
struct T32; struct T33; struct T34; struct T35;
__device__ int load(const T32 *); __device__ int load(const T33 *); __device__ int load(const T34 *); __device__ int load(const T35 *);
int load(const int *);
void uses(T35 *p, int *q) {
  load(p);
  //^ error[call.device-from-host]: calling a __device__ function("load(const ::T35 *)") from a __host__ function("uses") is not allowed
  load(q);
}
