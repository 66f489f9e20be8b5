/** Short notes that come and go. Refusals say why; they stay long enough to be read. */
export interface Toast {
  id: number;
  /** Says it anew after every change of language. */
  say: () => string;
  tone: 'note' | 'problem';
  /** Where more is to be read. */
  more: Action | undefined;
}

export interface Action {
  label: () => string;
  run: () => void;
}

class Toasts {
  #next = 0;
  list: Toast[] = $state([]);

  /** Says something, and returns under which number it can be taken back. */
  show(say: () => string, tone: Toast['tone'] = 'note', more?: Action): number {
    const id = this.#next++;
    const text = say();
    // Two notes are enough to read; the oldest makes room.
    this.list = [...this.list.filter((toast) => toast.say() !== text).slice(-1), { id, say, tone, more }];
    setTimeout(() => this.dismiss(id), 4000 + text.length * 50 + (more ? 3000 : 0));
    return id;
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
