// The module is named after the first external definition. Variables of deduced types and objects whose making and ending
// run no code are passed over; a destructor is code.
struct Plain {
  int a;
};
struct Nested : Plain {
  Plain parts[2];
};
struct Ends {
  ~Ends();
  int a;
};

auto deduced = 1;
auto *pointer = &deduced;
Plain plain;
Nested nested;
auto function() -> auto { return deduced; }
Ends ends;
const auto later() { return 2; }

Ends::~Ends() { a = 0; }
__global__ void kernel(int *p) { *p = 1; }
int main() {
  kernel<<<1, 1>>>(pointer);
  return plain.a + nested.a + ends.a + function() + later();
}
