import { Component } from '@angular/core';
import { MatButtonModule } from '@angular/material/button';
import { MatIconModule } from '@angular/material/icon';

/** @title Appearances of buttons, enabled and disabled */
@Component({
  selector: 'button-overview-example',
  imports: [MatButtonModule, MatIconModule],
  templateUrl: './button-overview-example.html',
  styleUrl: './button-overview-example.css',
})
export class ButtonOverviewExample {}
