/*---
says: The entity of the module id is a variable of a namespace with C linkage.
rules: module-id.form
runs: host accept
deviation: oracle=cufe host N-I the oracle gives a variable of a namespace with C linkage its plain name
---*/
extern "C" {
namespace n {
int x = 3;
}
}
