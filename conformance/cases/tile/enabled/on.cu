/*---
says: With the option the annotations count.
rules: tile.enabled
runs: host@13.3- accept, device@13.3- accept
arguments: --enable-tile
---*/
__attribute__((tile)) void f();
//^ host,device@13.3- witness[tile.enabled(yes) = yes]
__attribute__((tile_global)) void k();
