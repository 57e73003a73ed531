// Launches as statements, operands, branches, loop steps and in lambdas and templates.
__global__ void k(int) {}

template <class T> void from_template(T t) {
  k<<<1, 32>>>(t);
}

void run(int n, cudaStream_t stream) {
  k<<<1, 2>>>(3);
  k<<<1, 2, 16>>>(4);
  k<<<dim3(1, 1, 1), dim3(n), 0, stream>>>(5);
  n++, k<<<1, n>>>(6);
  if (n > 3) k<<<2, 2>>>(7);
  else k<<<3, 3>>>(8);
  for (int i = 0; i < n; i++) k<<<1, 1>>>(i);
  n > 0 ? k<<<1, 1>>>(9) : (void)0;
  (void)k<<<1, 1>>>(10);
  from_template(11);
  void (*pointer)(int) = k;
  pointer<<<1, 1>>>(12);
}
