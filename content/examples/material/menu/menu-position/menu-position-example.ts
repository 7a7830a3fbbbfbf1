import { Component } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatMenu, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';

/**
 * @title Menu position
 * @summary Opens a menu above its button, below it, or toward either side.
 */
@Component({
  selector: 'menu-position-example',
  imports: [MatButton, MatMenu, MatMenuItem, MatMenuTrigger],
  templateUrl: './menu-position-example.html',
  styleUrl: './menu-position-example.css',
})
export class MenuPositionExample {}
