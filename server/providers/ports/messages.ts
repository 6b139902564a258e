/** Sends messages of one kind for brands. */
export interface Messages<M> {
  /** The brand's way to send, null without a provider. `*` stands for the installation. */
  of(brandId: string): Sender<M> | null;
}

export interface Sender<M> {
  /** @throws Error when no provider accepts the message. */
  send(message: M): Promise<void>;
}
