/*---
says: The entity of the module id is a variable whose class arguments are deduced.
rules: module-id.form
runs: host accept
---*/
template<class T> struct D {
    D(T) {}
};
namespace n {
D d(3);
}
