import { type ComponentHarness, ContentContainerComponentHarness } from '@angular/cdk/testing';
import { Component } from '@angular/core';
import type { MatButtonHarness } from '@angular/material/button/testing';

@Component({ selector: 'app-login', template: '' })
export class Login {}

export class Host extends ContentContainerComponentHarness {}

export declare const seat: ComponentHarness & {
  getName(): Promise<string>;
  isTaken(): Promise<boolean>;
};

export declare const button: MatButtonHarness;
