export declare class View {
  menuOpen: boolean;
  remember(): void;
}
