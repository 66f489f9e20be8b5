export function walk(folder: string): string[];
