/** Keeps the number of tables that wait for one before the title, whichever page sets it, until the returned function is called. */
export function countInTitle(count: number): () => void {
  const show = () => {
    const wanted = (count ? `(${count}) ` : '') + document.title.replace(/^\(\d+\) /, '');
    if (document.title !== wanted) document.title = wanted;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
