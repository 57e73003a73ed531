/*---
says: The entity of the module id is a variable of a namespace with C linkage.
rules: module-id.form
runs: host accept
---*/
extern "C" {
namespace n {
int x = 3;
}
}
