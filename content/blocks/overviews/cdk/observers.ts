export declare class View {
  measure(): void;
}
