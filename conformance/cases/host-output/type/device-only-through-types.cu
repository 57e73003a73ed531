/*---
says: What a device-only class alone names in its bases and members is device-only with it; what a written class names is written.
rules: host-output.type, host-output.type.filter.kind, output.type.device-only
runs: host accept, documented accept
---*/
struct Shared {
  float x, y;
};
struct Cell {
  int key;
};
struct Base {
  Cell cells[4];
};
struct Table : Base {
  Shared *points;
};
struct Mesh {
  Shared corners[3];
  __device__ float area(Table t) const;
};

__device__ float Mesh::area(Table t) const { return corners[0].x * t.points->y + t.cells[0].key; }
__global__ void areas(const Mesh *m, float *out) {
  Table t{};
  out[0] = m[0].area(t);
}

float host_length(const Mesh &m) { return m.corners[1].x; }
