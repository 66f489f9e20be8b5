/** The eight ingredients: names as the rules spell them, and how each looks as a layer in a cup. */
export const INGREDIENTS = ['coffee', 'milk', 'steam', 'ice', 'chocolate', 'caramel', 'tea', 'water'] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** Colour of a layer, and of the tile behind the picture. */
export const LIQUID: Record<Ingredient, string> = {
  coffee: 'var(--coffee)',
  milk: 'var(--milk)',
  steam: 'var(--steam)',
  ice: 'var(--ice)',
  chocolate: 'var(--chocolate)',
  caramel: 'var(--caramel)',
  tea: 'var(--tea)',
  water: 'var(--water)',
};
