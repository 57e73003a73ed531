/*---
says: The search for the entity of the module id and functions whose return type is deduced.
rules: module-id.placeholder
runs: host accept
---*/
auto plain() { return 1; }  // witness[module-id.placeholder(plain) = yes]
const auto qualified() { return 1; }
//^ @-13.0 witness[module-id.placeholder(qualified) = no]
//^ @13.1- witness[module-id.placeholder(qualified) = yes]
extern int g;
auto &reference() { return g; }
//^ @-13.0 witness[module-id.placeholder(reference) = no]
//^ @13.1- witness[module-id.placeholder(reference) = yes]
auto *other() { return &g; }  // witness[module-id.placeholder(other) = no]
