/** Opens records from a file: one game a line, people at every seat. */
import { loadEngine } from '$lib/engine/wasm';
import { shelf } from '$lib/match/shelf.svelte';
import { matchId } from './new-match';

export interface ImportReport {
  opened: number;
  problems: { line: number }[];
}

export async function importRecords(text: string): Promise<ImportReport> {
  const report: ImportReport = { opened: 0, problems: [] };
  const engine = await loadEngine();
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim()) continue;
    try {
      const match = engine.fromRecord(line);
      const events = match.events();
      shelf.put({
        id: matchId(),
        game: match.game,
        seats: Array.from({ length: match.seats }, (_, seat) => ({
          name: '',
          bot: null,
          usual: seat + 1,
        })),
        options: (JSON.parse(line) as { options?: Record<string, unknown> }).options ?? {},
        record: match.record(),
        confirmed: events.length,
        moves: events.filter(({ by }) => by !== null).length,
        over: match.turn().kind === 'over',
        updated: Date.now(),
      });
      match.free();
      report.opened += 1;
    } catch {
      // The engine's words are English, for those who write such files.
      report.problems.push({ line: index + 1 });
    }
  }
  return report;
}
