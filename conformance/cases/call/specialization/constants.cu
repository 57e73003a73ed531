/*---
says: Conditions of if constexpr and written template arguments are computed in each specialisation.
rules: call.context, call.space
runs: host accept, device reject
---*/
struct Host { static int none() { return 2; } };
template <int N> __device__ int greater() { if constexpr (N > 0) return Host::none(); else return 1; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("greater<(int)3> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
__device__ int taken() { return greater<3>(); }
__device__ int not_taken() { return greater<0>(); }
template <int N> __device__ int recursive() { if constexpr (N == 0) return Host::none(); else return recursive<N - 1>(); }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("recursive<(int)0> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
__device__ int recurses() { return recursive<3>(); }
template <int N> __device__ int last() { return Host::none() + N; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("last<(int)6> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
template <int N> __device__ int half() { return last<(N > 2 ? 1 : 0) + N / 2 * 3>(); }
template <int N> __device__ int halves() { return last<N / 2 * 3>(); }
__device__ int computes() { return halves<5>(); }
template <bool B> __device__ int flag() { if constexpr (!B) return Host::none(); else return 1; }
//^ device error[call.host-from-device]: calling a __host__ function("Host::none()") from a __device__ function("flag<(bool)0> ") is not allowed
//^ device error[device-code.undefined]: identifier "Host::none" is undefined in device code
__device__ int flagged() { return flag<false>() + flag<true>(); }
