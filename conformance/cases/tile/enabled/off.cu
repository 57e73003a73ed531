/*---
says: Without the option they are ignored.
rules: tile.enabled
runs: host@13.3- accept, device@13.3- accept
---*/
void f();
//^ host,device@13.3- witness[tile.enabled(no) = no]
__attribute__((tile)) void g();
//^ warning[attribute.tile-not-enabled]: parsing for Tile constructs is not enabled. Tile annotations (including __tile__ and __tile_global__) will be ignored. Please add -enable-tile to the compiler invocation.
