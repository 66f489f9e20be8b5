/** What the page and the worker that reviews games say to each other. */
import type { Review } from './review';

export interface ReviewQuestion {
  record: string;
}

export type ReviewAnswer =
  /** So far; `progress` is how many events have been looked at. */
  { kind: 'part' | 'whole'; review: Review; progress: number } | { kind: 'failed'; reason: string };
