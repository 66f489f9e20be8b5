/** What a board may do at a table, in this browser or through a server. */
import type { TableActions } from '$games/contract';
import type { Refusal } from '$lib/engine/types';
import type { Message } from '$lib/i18n';
import type { TableController } from '$lib/match/table-controller.svelte';
import { explain } from './refusal';

export interface Listeners {
  /** Puts a refusal into words for the person. */
  told: (refusal: Refusal | null) => Refusal | null;
  announce: (text: string) => void;
  /** The piece in hand could be played by these events; `null`: there is none. */
  ready: (events: readonly string[] | null) => void;
  ask: (message: Message | null) => void;
}

export function tableActions(
  controller: () => TableController,
  { told, announce, ready, ask }: Listeners,
): TableActions<unknown> {
  return {
    play: (...events) => told(controller().play(...events)),
    replan: (length, ...events) => told(controller().replan(length, ...events)),
    check: (...events) => controller().check(...events),
    preview: (...events) => controller().preview(...events),
    previewFrom: (length, ...events) => controller().previewFrom(length, ...events),
    undoTo: (length) => controller().undoTo(length),
    explain: (refusal) => explain(controller().game, refusal),
    announce,
    ready,
    ask,
  };
}
