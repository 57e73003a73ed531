/*---
says: Bodies of members see the members that their class declares behind them.
rules: call.space
runs: host accept, device reject
---*/
int host(int);
template <class T> struct Inside {
  __device__ Inside(int n) {
    allocate(n);
  }
  __device__ int uses(int n) {
    return allocate(n) + field.get() + templated(n) + of_class(1);
  }
  __device__ int allocate(int size) {
    return host(size);
    //^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Inside<float> ::allocate") is not allowed
    //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  }
  template <class U> __device__ int templated(U) {
    return host(sizeof(U));
    //^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Inside<float> ::templated<int> ") is not allowed
    //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  }
  static __device__ int of_class(T) {
    return host(1);
    //^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Inside<float> ::of_class") is not allowed
    //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  }
  struct Field {
    __device__ int get() {
      return host(2);
      //^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Inside<float> ::Field::get") is not allowed
      //^ device error[device-code.undefined]: identifier "host" is undefined in device code
    }
  };
  Field field;
};
struct Plain {
  template <class T> __device__ int uses(T t) {
    return behind(t);
  }
  template <class T> __device__ int behind(T) {
    return host(sizeof(T));
    //^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Plain::behind<int> ") is not allowed
    //^ device error[device-code.undefined]: identifier "host" is undefined in device code
  }
};
template <class T> struct Outside {
  __device__ int uses(int n);
  __device__ int behind(int n);
};
template <class T> __device__ int Outside<T>::uses(int n) {
  return behind(n);
}
template <class T> __device__ int Outside<T>::behind(int n) {
  return host(n);
  //^ device error[call.host-from-device]: calling a __host__ function("host(int)") from a __device__ function("Outside<char> ::behind") is not allowed
  //^ device error[device-code.undefined]: identifier "host" is undefined in device code
}
__device__ int user(int n) {
  Inside<float> inside(n);
  Plain plain;
  Outside<char> outside;
  return inside.uses(n) + plain.uses(n) + outside.uses(n);
}
