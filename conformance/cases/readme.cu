/*---
says: This case explains the format; conformance/RUNNING.md is the contract.
rules: kernel.return.void, space.redeclare.compared
runs: host reject, device reject, documented reject
---*/
// The header says what the program shows, which rules it speaks of, and in which runs it is accepted. The
// runs `host` and `device` ask for the two passes of the released dialect, `documented` for the other dialect.
// Nothing is included: the runner puts corpus/prologue.h in front and expands the attribute macros.

// An expectation stands behind the line that it speaks of. Without a run it holds in every such run.
__global__ int kernel();
//^ error[kernel.return.void]: a __global__ function must have a void return type
//^ documented error[kernel.return.void]

// `//^` lines speak of the nearest line of code above them. A run in front selects it. Texts behind the
// colon are compared verbatim; the documents fix almost no texts, so `documented` expectations have none.
__device__ void twice();
void twice();
//^ device warning[space.redeclared.device-without-device]: a __device__ function("twice") redeclared without __device__, hence treated as a __host__ __device__ function

// The execution-space byte after the whole unit, typed from the document's redeclaration matrix, and the
// cell of a decision table that the line above shows.
__host__ void both();
__device__ void both();
//^ device warning[space.redeclared.host-with-device]: a __host__ function("both") redeclared with __device__, hence treated as a __host__ __device__ function
//^ documented space[both] 0x37
//^ host,documented witness[space.redeclare.merged(H, D)]
//^ device witness[space.redeclare.compared(H, D)]
