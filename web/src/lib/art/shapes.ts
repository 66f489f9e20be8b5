/** Path fragments from which the drawings are put together. */

/** A circle as a path, so that many of them make one element. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** An axis-parallel rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The same with round corners. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [round(width - 2 * radius), round(height - 2 * radius)];
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return `M${round(x + radius)} ${round(y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/** A regular polygon, or with `inner` a star, the first tip upwards. */
export function star(x: number, y: number, tips: number, outer: number, inner = 0): string {
  const corners = inner ? tips * 2 : tips;
  const points = Array.from({ length: corners }, (_, index) => {
    const radius = inner && index % 2 ? inner : outer;
    const angle = (index / corners) * 2 * Math.PI - Math.PI / 2;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** A blossom of round petals. */
export function petals(x: number, y: number, count: number, distance: number, radius: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return disc(round(x + distance * Math.cos(angle)), round(y + distance * Math.sin(angle)), radius);
  }).join('');
}

/** A heart whose notch is above (x, y). */
export function heart(x: number, y: number, size: number): string {
  const s = size / 2;
  return `M${x} ${round(y + s)}C${round(x - s * 1.9)} ${round(y - s * 0.2)} ${round(x - s * 0.9)} ${round(y - s * 1.4)} ${x} ${round(y - s * 0.45)}C${round(x + s * 0.9)} ${round(y - s * 1.4)} ${round(x + s * 1.9)} ${round(y - s * 0.2)} ${x} ${round(y + s)}z`;
}

/** A leaf from (x, y) to (x + dx, y + dy), `bulge` wide to either side. */
export function leaf(x: number, y: number, dx: number, dy: number, bulge: number): string {
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * bulge, (dx / length) * bulge];
  const [mx, my] = [x + dx / 2, y + dy / 2];
  return `M${x} ${y}Q${round(mx + nx)} ${round(my + ny)} ${round(x + dx)} ${round(y + dy)}Q${round(mx - nx)} ${round(my - ny)} ${x} ${y}z`;
}

/** A pointy-top hexagon with rounded corners. */
export function hexagon(x: number, y: number, radius: number, rounding = radius * 0.18): string {
  const corner = (index: number): [number, number] => {
    const angle = (index / 6) * 2 * Math.PI - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  };
  const towards = ([ax, ay]: [number, number], [bx, by]: [number, number]): string => {
    const part = rounding / Math.hypot(bx - ax, by - ay);
    return `${round(ax + (bx - ax) * part)} ${round(ay + (by - ay) * part)}`;
  };
  const parts = Array.from({ length: 6 }, (_, index) => {
    const [before, at, after] = [corner(index + 5), corner(index), corner(index + 1)];
    return `${index ? 'L' : 'M'}${towards(at, before)}Q${round(at[0])} ${round(at[1])} ${towards(at, after)}`;
  });
  return `${parts.join('')}z`;
}
