#pragma once

/// Multiplies each element on the GPU; returns the runtime's error, 0 for none.
int scale(float *elements, int count);
/// The same on the host, by the same function.
float scaled_on_host(float element);
