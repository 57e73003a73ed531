// A class that lives on both sides: host, device and host-device members.
struct Vec {
  float x, y;
  __host__ __device__ Vec(float a, float b) : x(a), y(b) {}
  __host__ __device__ float dot(const Vec &other) const { return x * other.x + y * other.y; }
  __device__ void scale(float f) {
    x = x * f;
    y = y * f;
  }
  void print() const { printf("%f %f\n", x, y); }
};

__global__ void scale_all(Vec *v, int n, float f) {
  int i = threadIdx.x;
  if (i < n) v[i].scale(f);
}

float host_dot(float a, float b) {
  Vec u(a, b);
  u.print();
  return u.dot(Vec(b, a));
}

void run(Vec *v, int n) { scale_all<<<1, n>>>(v, n, 2.0f); }
