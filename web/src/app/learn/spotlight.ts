/** Rings around the parts of the board that a lesson speaks of. Boards draw themselves bit by bit, so new parts are watched for. */
import type { Attachment } from 'svelte/attachments';

export const spotlight =
  (parts: readonly string[]): Attachment<HTMLElement> =>
  (root) => {
    const mark = () => {
      for (const element of root.querySelectorAll<HTMLElement>('[data-part]')) {
        element.toggleAttribute('data-shown', parts.includes(element.dataset.part ?? ''));
      }
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true });
    return () => watch.disconnect();
  };
