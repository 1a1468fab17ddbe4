/** Silhouettes of the sides and glyphs of the ranks, drawn on 40 × 40. */
import type { SeatMark, Shape } from '../registry';
import type { Colour, Rank } from './model';

export const SHAPES: Record<Colour, Shape> = {
  blue: 'circle',
  red: 'diamond',
  brown: 'hexagon',
  green: 'leaf',
  white: 'square',
  orange: 'crest',
  purple: 'pentagon',
};

export const SILHOUETTES: Record<Shape, string> = {
  circle: 'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z',
  diamond:
    'M17.5 2.7a3.5 3.5 0 0 1 5 0l14.8 14.8a3.5 3.5 0 0 1 0 5L22.5 37.3a3.5 3.5 0 0 1-5 0L2.7 22.5a3.5 3.5 0 0 1 0-5z',
  hexagon:
    'M18 2.8a4 4 0 0 1 4 0l11.2 6.5a4 4 0 0 1 2 3.5v14.4a4 4 0 0 1-2 3.5L22 37.2a4 4 0 0 1-4 0L6.8 30.7a4 4 0 0 1-2-3.500V12.8a4 4 0 0 1 2-3.500z',
  leaf: 'M4 9.5A5.5 5.5 0 0 1 9.5 4H22c8.8 0 14 6 14 14.500v12a5.5 5.5 0 0 1-5.5 5.500H18C9.2 36 4 30 4 21.500z',
  square: 'M9 5h22a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z',
  crest:
    'M9 4h22a4 4 0 0 1 4 4v12c0 8-6 13.500-13 16.600a4.500 4.500 0 0 1-4 0C11 33.500 5 28 5 20V8a4 4 0 0 1 4-4z',
  pentagon:
    'M17.600 3.400a4 4 0 0 1 4.800 0l12.200 9a4 4 0 0 1 1.500 4.400l-4.700 14.500a4 4 0 0 1-3.800 2.700H12.400a4 4 0 0 1-3.800-2.700L3.900 16.800a4 4 0 0 1 1.500-4.400z',
};

/** Dot, four-point star, ten-point sun. */
export const GLYPHS: Record<Rank, string> = {
  common: 'M20 15.400a4.600 4.600 0 1 1 0 9.200 4.600 4.600 0 0 1 0-9.200z',
  heroic:
    'M20 8.600l3.300 8.100 8.100 3.300-8.100 3.300L20 31.400l-3.300-8.100L8.600 20l8.100-3.300z',
  legendary: sun(10, 16, 9.5),
};

/** How large a piece of a rank is drawn, and its glyph upon it. */
export const SIZES: Record<Rank, { piece: number; glyph: number }> = {
  common: { piece: 1.22, glyph: 0.95 },
  heroic: { piece: 1.34, glyph: 0.86 },
  legendary: { piece: 1.56, glyph: 0.72 },
};

function sun(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points;
    const x = 20 + radius * Math.sin(angle);
    const y = 20 - radius * Math.cos(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}

export function markOf(colour: Colour | null): SeatMark {
  if (!colour) return { colour: 'var(--text-3)', shape: 'circle' };
  return { colour: `var(--${colour})`, shape: SHAPES[colour] };
}
