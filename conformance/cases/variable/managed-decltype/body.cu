/*---
says: decltype in a body.
rules: variable.managed.decltype
runs: host reject, device reject
---*/
__managed__ int m;
void f() {
  decltype(m) x = 0;
  //^ error[variable.managed.decltype]: A __managed__ variable cannot be used as an unparenthesized id-expression argument for decltype()
  (void)x;
}
