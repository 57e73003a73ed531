// A CUDA runtime without a GPU, linked in place of cudart (`-cudart none`).
//
// It never runs device code. It keeps what the host half of a program tells the runtime, and writes it down: registrations
// (name, size, kind), launches (registered name, grid, block, shared bytes, stream, argument bytes) and symbol copies. Two host
// halves of one program that mean the same write the same log. The worst fault of a host half is silent, a launch bound to a
// function that nobody registered; here it ends the program with status 70 and a message.
//
//   CUFE_FAKE_LOG=FILE     where the log goes; no log when unset
//   CUFE_FAKE_PARAMS=FILE  one line per kernel, `<registered name> <bytes of parameter 0> <bytes of parameter 1> ...`, read off
//                          the program's PTX; without it the log says `args=?`, since a stub passes addresses and no sizes
//
// Device memory comes from one zeroed arena at a fixed address, so that pointers in the log are equal from run to run. Managed
// variables get their storage at registration, but the host pointer is set in __cudaInitModule only, as the real runtime does:
// an access without the initialisation in front of it faults.

#include <cuda_runtime_api.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <sys/mman.h>

namespace {

constexpr int fault_status = 70;
constexpr std::size_t arena_bytes = std::size_t{1} << 34;
constexpr std::size_t longest_dump = 256;
void *const arena_address = reinterpret_cast<void *>(std::uintptr_t{0x200000000000});

[[noreturn]] void fault(const std::string &what) {
  std::fprintf(stderr, "fake cudart: %s\n", what.c_str());
  std::fflush(stderr);
  std::_Exit(fault_status);
}

// What a function is to the runtime: the name the device half knows it by, and the bytes of its parameters when they are known.
struct Kernel {
  std::string name;
  bool sizes_known = false;
  std::vector<std::size_t> sizes;
};

enum class Kind { Device, Constant, Managed };

struct Variable {
  std::string name;
  std::size_t size = 0;
  Kind kind = Kind::Device;
  char *storage = nullptr;
  void **host_pointer = nullptr; // managed: what __cudaInitModule sets
};

struct Configuration {
  dim3 grid, block;
  std::size_t shared;
  void *stream;
};

// All of the runtime's state. It is built on first use and never destroyed: registration runs before main, in an order that no
// static object of this file could rely on, and unregistration runs after it.
class Runtime {
public:
  static Runtime &get() {
    static Runtime *const runtime = new Runtime;
    return *runtime;
  }

  void *allocate(std::size_t bytes) {
    const std::size_t taken = (bytes + 255) / 256 * 256;
    if (used + taken > arena_bytes) return nullptr;
    char *const place = static_cast<char *>(arena) + used;
    used += taken;
    return place;
  }

  bool owns(const void *pointer) const {
    const char *const first = static_cast<const char *>(arena);
    const char *const asked = static_cast<const char *>(pointer);
    return asked >= first && asked < first + arena_bytes;
  }

  void write(const std::string &line) {
    if (!log) return;
    std::fprintf(log, "%s\n", line.c_str());
    std::fflush(log);
  }

  Kernel &registered(const void *function, const char *user) {
    const auto found = kernels.find(function);
    if (found == kernels.end()) fault(std::string(user) + " of an unregistered function");
    return found->second;
  }

  // A symbol argument is the host variable's address, or for managed variables the storage that the access leads to.
  Variable *symbol(const void *address) {
    const auto found = variables.find(address);
    if (found != variables.end()) return &found->second;
    for (auto &[host, variable] : variables)
      if (variable.kind == Kind::Managed && variable.storage == address) return &variable;
    return nullptr;
  }

  std::map<const void *, Kernel> kernels;
  std::map<const void *, Variable> variables;
  std::map<std::string, std::vector<std::size_t>> parameter_sizes;
  std::vector<Configuration> configurations;
  std::uintptr_t streams = 0x1000;
  std::uintptr_t events = 0x100000;
  cudaError_t last_error = cudaSuccess;

private:
  Runtime() {
    if (const char *path = std::getenv("CUFE_FAKE_LOG")) {
      log = std::fopen(path, "w");
      if (!log) fault(std::string("cannot write the log ") + path);
    }
    if (const char *path = std::getenv("CUFE_FAKE_PARAMS")) read_parameter_sizes(path);
    const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE;
    arena = mmap(arena_address, arena_bytes, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (arena != arena_address) fault("the address range of the device memory is taken");
  }

  void read_parameter_sizes(const char *path) {
    std::ifstream file(path);
    if (!file) fault(std::string("cannot read the parameter sizes ") + path);
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line);
      std::string name;
      if (!(words >> name)) continue;
      auto &sizes = parameter_sizes[name];
      for (std::size_t size; words >> size;) sizes.push_back(size);
    }
  }

  std::FILE *log = nullptr;
  void *arena = nullptr;
  std::size_t used = 0;
};

std::string hex(const void *bytes, std::size_t count) {
  static const char digits[] = "0123456789abcdef";
  std::string text;
  const auto *const byte = static_cast<const unsigned char *>(bytes);
  for (std::size_t i = 0; i < count && i < longest_dump; ++i) {
    text += digits[byte[i] >> 4];
    text += digits[byte[i] & 15];
  }
  if (count > longest_dump) text += "...";
  return text;
}

std::string shape(const dim3 &size) {
  return std::to_string(size.x) + "," + std::to_string(size.y) + "," + std::to_string(size.z);
}

std::string arguments(const Kernel &kernel, void **args) {
  if (!kernel.sizes_known) return "?";
  std::string text = "[";
  for (std::size_t i = 0; i < kernel.sizes.size(); ++i) {
    if (i) text += ' ';
    text += hex(args[i], kernel.sizes[i]);
  }
  return text + "]";
}

cudaError_t launch(const Kernel &kernel, dim3 grid, dim3 block, void **args, std::size_t shared, const void *stream) {
  Runtime &runtime = Runtime::get();
  std::ostringstream line;
  line << "launch " << kernel.name << " grid=" << shape(grid) << " block=" << shape(block) << " shared=" << shared
       << " stream=" << reinterpret_cast<std::uintptr_t>(stream) << " args=" << arguments(kernel, args);
  runtime.write(line.str());
  return cudaSuccess;
}

cudaError_t failed(cudaError_t error) { return Runtime::get().last_error = error; }

void register_variable(const char *word, const void *key, Variable variable, int external, int global) {
  Runtime &runtime = Runtime::get();
  variable.storage = static_cast<char *>(runtime.allocate(variable.size ? variable.size : 1));
  std::ostringstream line;
  line << word << ' ' << variable.name << " size=" << variable.size
       << " kind=" << (variable.kind == Kind::Constant ? "constant" : variable.kind == Kind::Managed ? "managed" : "device")
       << " extern=" << external << " global=" << global;
  runtime.write(line.str());
  if (!runtime.variables.emplace(key, variable).second) fault("two variables registered at one host address: " + variable.name);
}

cudaError_t symbol_copy(const char *word, const void *symbol, void *other, std::size_t count, std::size_t offset, bool write) {
  Runtime &runtime = Runtime::get();
  Variable *const variable = runtime.symbol(symbol);
  if (!variable) return failed(cudaErrorInvalidSymbol);
  if (offset > variable->size || count > variable->size - offset) return failed(cudaErrorInvalidValue);
  char *const place = variable->storage + offset;
  std::memmove(write ? place : other, write ? other : place, count);
  std::ostringstream line;
  line << word << ' ' << variable->name << " offset=" << offset << " bytes=" << hex(place, count);
  runtime.write(line.str());
  return cudaSuccess;
}

} // namespace

// ---- what the check header of the corpus asks -------------------------------------------------------------------------------

extern "C" int cufe_fake_cudart() { return 1; }

// ---- registration: called by the stub file that the host half includes --------------------------------------------------------

extern "C" {

void **__cudaRegisterFatBinary(void *) {
  Runtime::get().write("fatbin");
  return static_cast<void **>(Runtime::get().allocate(sizeof(void *)));
}

void __cudaRegisterFatBinaryEnd(void **) { Runtime::get().write("fatbin end"); }

void __cudaUnregisterFatBinary(void **) {
  Runtime &runtime = Runtime::get();
  if (!runtime.configurations.empty()) fault("a launch configuration was pushed and never used");
  runtime.write("fatbin unregistered");
}

void __cudaRegisterFunction(void **, const char *host, char *, const char *name, int limit, uint3 *, uint3 *, dim3 *, dim3 *,
                            int *) {
  Runtime &runtime = Runtime::get();
  Kernel kernel;
  kernel.name = name;
  const auto sizes = runtime.parameter_sizes.find(name);
  kernel.sizes_known = sizes != runtime.parameter_sizes.end();
  if (kernel.sizes_known) kernel.sizes = sizes->second;
  runtime.write("kernel " + kernel.name + " threads=" + std::to_string(limit));
  if (!runtime.kernels.emplace(host, kernel).second) fault("two kernels registered at one host address: " + kernel.name);
}

void __cudaRegisterVar(void **, char *host, char *, const char *name, int external, std::size_t size, int constant, int global) {
  Variable variable;
  variable.name = name;
  variable.size = size;
  variable.kind = constant ? Kind::Constant : Kind::Device;
  register_variable("variable", host, variable, external, global);
}

void __cudaRegisterManagedVar(void **, void **host, char *, const char *name, int external, std::size_t size, int, int global) {
  Variable variable;
  variable.name = name;
  variable.size = size;
  variable.kind = Kind::Managed;
  variable.host_pointer = host;
  register_variable("managed", host, variable, external, global);
}

char __cudaInitModule(void **) {
  Runtime &runtime = Runtime::get();
  runtime.write("module initialised");
  for (auto &[host, variable] : runtime.variables)
    if (variable.kind == Kind::Managed) *variable.host_pointer = variable.storage;
  return 1;
}

// ---- launches ---------------------------------------------------------------------------------------------------------------

unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, std::size_t shared, CUstream_st *stream) {
  Runtime::get().configurations.push_back({grid, block, shared, stream});
  return 0;
}

cudaError_t __cudaPopCallConfiguration(dim3 *grid, dim3 *block, std::size_t *shared, void *stream) {
  auto &configurations = Runtime::get().configurations;
  if (configurations.empty()) fault("a kernel stub was called without a launch configuration");
  *grid = configurations.back().grid;
  *block = configurations.back().block;
  *shared = configurations.back().shared;
  *static_cast<void **>(stream) = configurations.back().stream;
  configurations.pop_back();
  return cudaSuccess;
}

cudaError_t __cudaGetKernel(cudaKernel_t *kernel, const void *function) {
  *kernel = reinterpret_cast<cudaKernel_t>(&Runtime::get().registered(function, "launch"));
  return cudaSuccess;
}

cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void **args, std::size_t shared, cudaStream_t stream) {
  return launch(*reinterpret_cast<Kernel *>(kernel), grid, block, args, shared, stream);
}

cudaError_t cudaGetKernel(cudaKernel_t *kernel, const void *function) { return __cudaGetKernel(kernel, function); }

cudaError_t cudaLaunchKernel(const void *function, dim3 grid, dim3 block, void **args, std::size_t shared, cudaStream_t stream) {
  return launch(Runtime::get().registered(function, "launch"), grid, block, args, shared, stream);
}

cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *function, void **args) {
  return launch(Runtime::get().registered(function, "launch"), config->gridDim, config->blockDim, args, config->dynamicSmemBytes,
                config->stream);
}

cudaError_t cudaLaunchCooperativeKernel(const void *function, dim3 grid, dim3 block, void **args, std::size_t shared,
                                        cudaStream_t stream) {
  return cudaLaunchKernel(function, grid, block, args, shared, stream);
}

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attributes, const void *function) {
  Runtime::get().registered(function, "cudaFuncGetAttributes");
  *attributes = cudaFuncAttributes{};
  attributes->maxThreadsPerBlock = 1024;
  attributes->numRegs = 32;
  attributes->ptxVersion = 90;
  attributes->binaryVersion = 90;
  attributes->maxDynamicSharedSizeBytes = 49152;
  return cudaSuccess;
}

cudaError_t cudaFuncSetAttribute(const void *function, cudaFuncAttribute attribute, int value) {
  Kernel &kernel = Runtime::get().registered(function, "cudaFuncSetAttribute");
  Runtime::get().write("attribute " + kernel.name + " " + std::to_string(attribute) + "=" + std::to_string(value));
  return cudaSuccess;
}

cudaError_t cudaFuncGetName(const char **name, const void *function) {
  *name = Runtime::get().registered(function, "cudaFuncGetName").name.c_str();
  return cudaSuccess;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, const void *function, int threads, std::size_t,
                                                                   unsigned) {
  Runtime::get().registered(function, "occupancy query");
  *blocks = threads > 0 && threads <= 1024 ? 2048 / threads : 0;
  return cudaSuccess;
}

cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, const void *function, int threads, std::size_t shared) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, function, threads, shared, 0);
}

// ---- memory -----------------------------------------------------------------------------------------------------------------

cudaError_t cudaMalloc(void **pointer, std::size_t bytes) {
  *pointer = Runtime::get().allocate(bytes);
  return *pointer ? cudaSuccess : failed(cudaErrorMemoryAllocation);
}

cudaError_t cudaMallocManaged(void **pointer, std::size_t bytes, unsigned) { return cudaMalloc(pointer, bytes); }
cudaError_t cudaMallocHost(void **pointer, std::size_t bytes) { return cudaMalloc(pointer, bytes); }
cudaError_t cudaHostAlloc(void **pointer, std::size_t bytes, unsigned) { return cudaMalloc(pointer, bytes); }
cudaError_t cudaMallocAsync(void **pointer, std::size_t bytes, cudaStream_t) { return cudaMalloc(pointer, bytes); }

// Memory is not given back: a program of this corpus needs little, and an address that is never reused tells more in the log.
cudaError_t cudaFree(void *pointer) {
  return !pointer || Runtime::get().owns(pointer) ? cudaSuccess : failed(cudaErrorInvalidValue);
}

cudaError_t cudaFreeHost(void *pointer) { return cudaFree(pointer); }
cudaError_t cudaFreeAsync(void *pointer, cudaStream_t) { return cudaFree(pointer); }

cudaError_t cudaMemcpy(void *to, const void *from, std::size_t bytes, cudaMemcpyKind) {
  std::memmove(to, from, bytes);
  return cudaSuccess;
}

cudaError_t cudaMemcpyAsync(void *to, const void *from, std::size_t bytes, cudaMemcpyKind kind, cudaStream_t) {
  return cudaMemcpy(to, from, bytes, kind);
}

cudaError_t cudaMemset(void *to, int value, std::size_t bytes) {
  std::memset(to, value, bytes);
  return cudaSuccess;
}

cudaError_t cudaMemsetAsync(void *to, int value, std::size_t bytes, cudaStream_t) { return cudaMemset(to, value, bytes); }

cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *from, std::size_t count, std::size_t offset, cudaMemcpyKind) {
  return symbol_copy("symbol write", symbol, const_cast<void *>(from), count, offset, true);
}

cudaError_t cudaMemcpyFromSymbol(void *to, const void *symbol, std::size_t count, std::size_t offset, cudaMemcpyKind) {
  return symbol_copy("symbol read", symbol, to, count, offset, false);
}

cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *from, std::size_t count, std::size_t offset,
                                    cudaMemcpyKind kind, cudaStream_t) {
  return cudaMemcpyToSymbol(symbol, from, count, offset, kind);
}

cudaError_t cudaMemcpyFromSymbolAsync(void *to, const void *symbol, std::size_t count, std::size_t offset, cudaMemcpyKind kind,
                                      cudaStream_t) {
  return cudaMemcpyFromSymbol(to, symbol, count, offset, kind);
}

cudaError_t cudaGetSymbolAddress(void **pointer, const void *symbol) {
  Variable *const variable = Runtime::get().symbol(symbol);
  if (!variable) return failed(cudaErrorInvalidSymbol);
  Runtime::get().write("symbol address " + variable->name);
  *pointer = variable->storage;
  return cudaSuccess;
}

cudaError_t cudaGetSymbolSize(std::size_t *size, const void *symbol) {
  Variable *const variable = Runtime::get().symbol(symbol);
  if (!variable) return failed(cudaErrorInvalidSymbol);
  Runtime::get().write("symbol size " + variable->name);
  *size = variable->size;
  return cudaSuccess;
}

cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *pointer) {
  *attributes = cudaPointerAttributes{};
  const bool device = Runtime::get().owns(pointer);
  attributes->type = device ? cudaMemoryTypeDevice : cudaMemoryTypeUnregistered;
  attributes->devicePointer = device ? const_cast<void *>(pointer) : nullptr;
  return cudaSuccess;
}

cudaError_t cudaMemGetInfo(std::size_t *free, std::size_t *total) {
  *free = *total = arena_bytes;
  return cudaSuccess;
}

// ---- device, streams, events, errors ----------------------------------------------------------------------------------------

cudaError_t cudaGetDeviceCount(int *count) {
  *count = 1;
  return cudaSuccess;
}

cudaError_t cudaGetDevice(int *device) {
  *device = 0;
  return cudaSuccess;
}

cudaError_t cudaSetDevice(int device) { return device == 0 ? cudaSuccess : failed(cudaErrorInvalidDevice); }

cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attribute, int) {
  switch (attribute) {
  case cudaDevAttrComputeCapabilityMajor: *value = 9; break;
  case cudaDevAttrMultiProcessorCount: *value = 132; break;
  case cudaDevAttrWarpSize: *value = 32; break;
  case cudaDevAttrMaxThreadsPerBlock: *value = 1024; break;
  case cudaDevAttrMaxThreadsPerMultiProcessor: *value = 2048; break;
  case cudaDevAttrMaxSharedMemoryPerBlock: *value = 49152; break;
  case cudaDevAttrMaxSharedMemoryPerBlockOptin: *value = 232448; break;
  case cudaDevAttrMaxSharedMemoryPerMultiprocessor: *value = 233472; break;
  case cudaDevAttrMaxGridDimX: *value = 2147483647; break;
  case cudaDevAttrMaxGridDimY:
  case cudaDevAttrMaxGridDimZ: *value = 65535; break;
  case cudaDevAttrReservedSharedMemoryPerBlock: *value = 1024; break;
  case cudaDevAttrManagedMemory:
  case cudaDevAttrConcurrentManagedAccess: *value = 1; break;
  default: *value = 0; break;
  }
  return cudaSuccess;
}

cudaError_t cudaGetDeviceProperties(cudaDeviceProp *properties, int) {
  *properties = cudaDeviceProp{};
  std::strcpy(properties->name, "fake");
  properties->major = 9;
  properties->multiProcessorCount = 132;
  properties->warpSize = 32;
  properties->maxThreadsPerBlock = 1024;
  properties->totalGlobalMem = arena_bytes;
  return cudaSuccess;
}

cudaError_t cudaDeviceSynchronize() { return cudaSuccess; }
cudaError_t cudaDeviceReset() { return cudaSuccess; }

cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest) {
  *least = *greatest = 0;
  return cudaSuccess;
}

cudaError_t cudaRuntimeGetVersion(int *version) {
  *version = CUDART_VERSION;
  return cudaSuccess;
}

cudaError_t cudaDriverGetVersion(int *version) { return cudaRuntimeGetVersion(version); }

cudaError_t cudaStreamCreate(cudaStream_t *stream) {
  *stream = reinterpret_cast<cudaStream_t>(++Runtime::get().streams);
  return cudaSuccess;
}

cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned) { return cudaStreamCreate(stream); }
cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned, int) { return cudaStreamCreate(stream); }
cudaError_t cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamQuery(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned) { return cudaSuccess; }

cudaError_t cudaStreamIsCapturing(cudaStream_t, cudaStreamCaptureStatus *status) {
  *status = cudaStreamCaptureStatusNone;
  return cudaSuccess;
}

cudaError_t cudaEventCreate(cudaEvent_t *event) {
  *event = reinterpret_cast<cudaEvent_t>(++Runtime::get().events);
  return cudaSuccess;
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned) { return cudaEventCreate(event); }
cudaError_t cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }
cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t) { return cudaSuccess; }
cudaError_t cudaEventSynchronize(cudaEvent_t) { return cudaSuccess; }
cudaError_t cudaEventQuery(cudaEvent_t) { return cudaSuccess; }

cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t, cudaEvent_t) {
  *milliseconds = 1;
  return cudaSuccess;
}

cudaError_t cudaGetLastError() {
  const cudaError_t error = Runtime::get().last_error;
  Runtime::get().last_error = cudaSuccess;
  return error;
}

cudaError_t cudaPeekAtLastError() { return Runtime::get().last_error; }
const char *cudaGetErrorName(cudaError_t error) { return error == cudaSuccess ? "cudaSuccess" : "cudaError"; }
const char *cudaGetErrorString(cudaError_t error) { return error == cudaSuccess ? "no error" : "an error of the fake runtime"; }

} // extern "C"
