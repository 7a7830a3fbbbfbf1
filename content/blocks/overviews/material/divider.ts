export declare class View {
  stops: { name: string }[];
}
