/*---
says: What a template returns its instances convert, whatever its type.
rules: call.variable-access
runs: host reject
---*/
struct S { int x; int a[3]; };
struct B { int m; };
template <class C> struct Class {
  int num; C dep; S s; static int st; C *p; int *q;
  int a() { __device__ static S id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id.x;
  }
  int b() { __device__ static int id[3];
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id[1];
  }
  S c() { __device__ static S id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id;
  }
  int &d() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id;
  }
  const int &e() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id;
  }
  int f(bool k) { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return k ? id : id;
  }
  auto g() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id;
  }
  auto h() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    auto l = [] { return id; };
    auto l2 = [] () -> int { return id; };
    return 1;
  }
  C i() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id;
  }
  void j() { __device__ static C id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id;
  }
  int k() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return (id);
  }
  int *l() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return &id;
  }
  int *m() { __device__ static int id[3];
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id;
  }
  int n() { __device__ static int id[3][3];
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id[1][1];
  }
  int o() { __device__ static int *id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return *id;  // warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  }
  int p2() { __device__ static S *id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id->x;
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  }
  int r() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return id, id;
  }
  int s2() { __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
    return {id};
    //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  }
};
template <class T> int function(T t) {
  __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  int copy = id;
  //^ warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
  return id;
}
int ordinary() {
  __device__ static int id;
  //^ error[variable.local.static]: a static "__device__" variable declaration is not allowed inside a host function body
  return id;  // warning[variable.read-by-host]: a __device__ variable "id" cannot be directly read in a host function
}
