import type { Advice, Ask, Option, Seat } from '@deeptime/engine'

/** One option of a node, in every imagined game that offered it. */
export interface Edge {
  readonly id: string
  readonly prior: number
  visits: number
  /** How often it was on offer: what exploration is measured by when imagined games differ. */
  offered: number
  /** Sum of the leads that the node's seat had in the end. */
  total: number
  /** Sum of their squares, for options of the root: how sure the search may be of their mean. */
  squares: number
  /** The last imagined game that offered it, and the option as it stood there. */
  stamp: number
  option: Option
  /** What was asked next; games that went on differently hang on `Node.sibling`. */
  next: Node | undefined
}

/** What one seat is asked after the same choices, whatever lay hidden. */
export interface Node {
  readonly seat: Seat
  readonly kind: string
  visits: number
  /** The most promising first. */
  readonly edges: Edge[]
  /** The edges by their option's id; made when an imagined game first lists other options than the one before. */
  byId: Map<string, Edge> | undefined
  /** The edges in the order in which the last imagined game listed them: most games list the same. */
  readonly listed: (Edge | undefined)[]
  /** Another question that may follow the same choices, when chance or hidden cards decided so. */
  sibling: Node | undefined
  /** Several decide here at once: what the others are asked, by their place in the decision, none knowing the others' answers. */
  together: Map<number, Node> | undefined
  /** And what follows each combination of their answers. */
  after: Map<string, Edge> | undefined
}

/** The tree of one search. It stops growing at `cap` edges. */
export class Tree<S> {
  edges = 0
  readonly root: Node

  constructor(
    ask: Ask,
    readonly advice: Advice<S>,
    readonly cap: number,
  ) {
    this.root = this.node(ask)
  }

  get full(): boolean {
    return this.edges >= this.cap
  }

  node(ask: Ask): Node {
    return {
      seat: ask.seat,
      kind: ask.kind,
      visits: 0,
      edges: [],
      byId: undefined,
      listed: [],
      sibling: undefined,
      together: undefined,
      after: undefined,
    }
  }

  /** The node of this ask below an edge; grown if the tree may still grow. */
  follow(edge: Edge, ask: Ask): { node: Node | undefined; grown: boolean } {
    const known = nodeBelow(edge, ask)
    if (known || this.full) return { node: known, grown: false }
    const node = this.node(ask)
    let last = edge.next
    while (last?.sibling) last = last.sibling
    if (last) last.sibling = node
    else edge.next = node
    return { node, grown: true }
  }

  /** Marks what this imagined game offers; the sum of its priors. Options seen for the first time get their place by prior. */
  offer(node: Node, ask: Ask, state: S, stamp: number): number {
    let priors = 0
    const { options } = ask
    for (let i = 0; i < options.length; i++) {
      const option = options[i] as Option
      let edge = node.listed[i]
      if (edge?.id !== option.id) {
        edge = (node.visits > 0 ? edgeOf(node, option.id) : undefined) ?? this.#grow(node, ask, option, state)
        node.listed[i] = edge
      }
      if (!edge) continue
      edge.stamp = stamp
      edge.option = option
      edge.offered++
      priors += edge.prior
    }
    return priors
  }

  #grow(node: Node, ask: Ask, option: Option, state: S): Edge | undefined {
    if (this.full) return undefined
    const edge = makeEdge(option, this.advice.prior?.(ask, option, state) ?? 1)
    this.edges++
    node.byId?.set(edge.id, edge)
    let i = node.edges.length
    while (i > 0 && (node.edges[i - 1] as Edge).prior < edge.prior) i--
    node.edges.splice(i, 0, edge)
    return edge
  }
}

/** The edge of an option, if it was ever on offer here. */
export function edgeOf(node: Node, id: string): Edge | undefined {
  node.byId ??= new Map(node.edges.map((edge) => [edge.id, edge]))
  return node.byId.get(id)
}

/** The node of this ask below an edge, if it was ever reached. */
export function nodeBelow(edge: Edge, ask: Ask): Node | undefined {
  let node = edge.next
  while (node && (node.seat !== ask.seat || node.kind !== ask.kind)) node = node.sibling
  return node
}

export function makeEdge(option: Option, prior: number): Edge {
  return { id: option.id, prior, visits: 0, offered: 0, total: 0, squares: 0, stamp: -1, option, next: undefined }
}
