/*---
says: decltype of an unparenthesised managed variable.
rules: variable.managed.decltype
runs: host reject, device reject
---*/
__managed__ int m;
decltype(m) x;
//^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
