/** What Coffee Rush teaches. */
import { readPositions, type Course } from '$lib/learn/lesson';
import { basics } from './basics';
import positions from './positions.jsonl?raw';
import { strategy } from './strategy';

export const course: Course = { basics, strategy, positions: readPositions(positions) };
