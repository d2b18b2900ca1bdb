// Points and directions of the scene, as plain numbers: what asks for them is told and tested without three.

export type Vector = readonly [number, number, number];

export function sum(...vectors: readonly Vector[]): Vector {
  return vectors.reduce<Vector>(([x, y, z], [a, b, c]) => [x + a, y + b, z + c], [0, 0, 0]);
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
