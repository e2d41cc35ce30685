/** Gives the circles of a graph, each as the nodes that reach each other, sorted. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  /** Tarjan's algorithm: a node that reaches nothing older than itself closes a component. */
  const visit = (node: string): void => {
    order.set(node, order.size);
    lowest.set(node, order.get(node)!);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const component = open.splice(open.indexOf(node)).sort();
    if (component.length > 1 || graph.get(node)?.includes(node)) circles.push(component);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
