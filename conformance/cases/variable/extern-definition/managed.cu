/*---
says: An extern __managed__ variable becomes a static definition in whole program mode.
rules: variable.extern-definition
runs: host accept, device accept
---*/
extern __managed__ int a;
//^ device warning[variable.extern-definition]: extern declaration of the entity a is treated as a static definition
