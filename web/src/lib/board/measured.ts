/**
 * How large an element is, and whenever that changes. The browser tells it when it knows; asking for it would make it lay
 * everything out at once.
 */
import type { Attachment } from 'svelte/attachments';

export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
