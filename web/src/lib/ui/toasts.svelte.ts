/** Short notes that come and go. Refusals say why; they stay long enough to be read. */
export interface Toast {
  id: number;
  text: string;
  tone: 'note' | 'problem';
}

class Toasts {
  #next = 0;
  list: Toast[] = $state([]);

  /** Says something, and returns under which number it can be taken back. */
  show(text: string, tone: Toast['tone'] = 'note'): number {
    const id = this.#next++;
    // Two notes are enough to read; the oldest makes room.
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-1), { id, text, tone }];
    setTimeout(() => this.dismiss(id), 4000 + text.length * 50);
    return id;
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
